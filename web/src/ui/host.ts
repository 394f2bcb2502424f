/** The host a person would read in an http(s) address, without "www."; null for any other address, and where a name before an @ hides it. */
export function hostOf(href: string): string | null {
  const url = URL.parse(href);
  return url && url.username === '' && url.password === '' && (url.protocol === 'https:' || url.protocol === 'http:')
    ? url.host.replace(/^www\./, '')
    : null;
}

/** Whether a text is itself an address, with or without "https://", that a person reads as one at this host. */
export function showsHost(text: string, host: string): boolean {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  return address === host || ['/', '?', '#'].some((after) => address.startsWith(host + after));
}
