// Which sentences of the catalogues in src/ludoteca/locale the dice check says, by catalogue. The build reads this list.

export const KEYS = {
  core: [
    'words.and',
    'fault.action',
    'fault.faces_form',
    'fault.json',
    'fault.list_expected',
    'fault.missing',
    'fault.record_dice',
    'fault.record_format',
    'fault.record_head',
    'fault.record_line',
    'fault.result_form',
    'fault.seed',
    'fault.table_expected',
    'fault.table_value',
    'fault.tag',
    'fault.text_expected',
    'fault.too_long',
    'fault.twice',
    'fault.unknown_field',
    'fault.whole_number',
  ],
  dice: [
    'record.holds',
    'commit.holds',
    'commit.fails',
    'commit.sealed',
    'commit.torn',
    'mix.holds',
    'mix.some',
    'mix.alone',
    'mix.fails',
    'mix.unknown',
    'mix.seats',
    'throws.holds',
    'throws.fails',
    'throws.sealed',
    'throws.unknown',
    'throws.no_seed',
    'throws.none',
    'throws.own.holds',
    'throws.own.fails',
    'seal.holds',
    'seal.fails',
    'own.holds',
    'own.fails',
    'own.other',
    'own.late',
    'place.line',
    'place.action',
    'note.own_seed',
    'verdict.fails',
    'verdict.unchecked',
  ],
} as const;

export type Key = (typeof KEYS)[keyof typeof KEYS][number];

/** A sentence, or its forms by the parameter that `by` names: by its value as it is spelled, or its plural category. */
export type Sentence = string | Forms;

export interface Forms {
  by: string;
  other: string;
  [form: string]: string;
}
