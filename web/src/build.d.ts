/** The id of the app's sources (scripts/buildId.js), put in when it is built. */
declare const BUILD_ID: string;
