/** What a user can mend: said in one line, exit status 2. */
export class Refusal extends Error {}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be opened: no permission',
  EDQUOT: 'does not fit: the disk quota is used up',
  EISDIR: 'is a folder',
  ELOOP: 'is a link that leads nowhere',
  EMFILE: 'cannot be opened: too many files are open',
  ENAMETOOLONG: 'is too long for a name',
  ENOENT: 'is not there',
  ENOSPC: 'does not fit: the disk is full',
  ENOTDIR: 'is not there: a part of its path is no folder',
  EPERM: 'may not be opened: no permission',
  EROFS: 'cannot be written: the disk is read-only',
  ERR_FS_FILE_TOO_LARGE: 'is too large to read at once',
  ERR_STRING_TOO_LONG: 'is too large to read at once',
};

/** Why the system would not do it, to follow the file's name. */
export const reasonOf = (error: unknown): string => {
  const { code = '', message = `${error}` } = error as { code?: string; message?: string };
  return reasons[code] ?? `cannot be used: ${message.split('\n')[0]}`;
};
