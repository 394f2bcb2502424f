/** The host a person would read in an http(s) address, without "www."; null for any other address. */
export function hostOf(href: string): string | null {
  const url = URL.parse(href);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.host.replace(/^www\./, '') : null;
}
