/** Words with data in their `{holes}`, as they are; what a learner wrote goes through the last step of a finding instead. */
export const put = (words: string, data: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (hole, name: string) => String(data[name] ?? hole));
