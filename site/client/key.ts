/** Under which key of the device's storage an answer lies. */
export const keyOf = (id: string): string => `handwire:answer:${id}`;
