/** What headers of HTTP say of the revision, where no message in view does. */

/** By a header of a request or a response; a server of sessions is not newer than the last revision that had them. */
export class RevisionByHeaders {
  #stated: string | undefined;
  #hasSession = false;

  take(name: string, value: string): void {
    const plain = name.toLowerCase();
    if (plain === 'mcp-protocol-version') this.#stated ??= value.trim();
    else if (plain === 'mcp-session-id') this.#hasSession = true;
  }

  /** Clients of the first revision with sessions named no version in their requests. */
  get found(): { readonly revision?: string } {
    const revision = this.#stated ?? (this.#hasSession ? '2025-03-26' : undefined);
    return revision === undefined ? {} : { revision };
  }
}
