// What is too long for its place is scrolled, with the keyboard too.

/** Let an element have the focus for as long as there is more in it than is seen. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const measure = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(measure);
  const content = new MutationObserver(measure);
  size.observe(node);
  content.observe(node, { subtree: true, childList: true, characterData: true });
  return {
    destroy: () => {
      size.disconnect();
      content.disconnect();
    },
  };
}
