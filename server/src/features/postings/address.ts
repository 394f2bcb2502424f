import type { Posting } from '#platform/posting.ts';

/** What tells the jobs of a list apart by where one applies: its web address; of a mailbox, which many share, also employer and title. */
export const addressOf = ({ url, companyName, title }: Pick<Posting, 'url' | 'companyName' | 'title'>): string =>
  url.startsWith('mailto:') ? `${url} ${companyName} ${title}` : url;
