/** Put in by the build, from `package.json`. */
declare const HANDWIRE_VERSION: string;

export const version = HANDWIRE_VERSION;
