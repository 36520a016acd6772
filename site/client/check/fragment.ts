/** Parts of the page are no links of ours, and neither is nothing. */
export const isLink = (hash: string): boolean => !/^#?(?:main|message-\d+)?$/.test(hash);
