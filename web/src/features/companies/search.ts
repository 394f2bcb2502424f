/** What an address of the Companies tab asks for; what is junk, empty or says nothing is left out. */
export const readSearch = (params: URLSearchParams): Search => {
  const words = (name: string) => params.get(name)?.trim().slice(0, longest) ?? '';
  const asked = params.get('sort');
  return {
    query: words('query'),
    industry: words('industry'),
    internships: params.get('internships') === 'true',
    sort: sorts.find((sort) => sort === asked) ?? 'priority',
  };
};

/** The same as the query part of an address: "?query=bank&sort=jobs", or "" for all of them in their own order. */
export const searchText = ({ query, industry, internships, sort }: Search): string => {
  const params = new URLSearchParams({
    ...(query && { query }),
    ...(industry && { industry }),
    ...(internships && { internships: 'true' }),
    ...(sort !== 'priority' && { sort }),
  });
  return params.size === 0 ? '' : `?${params}`;
};

const sorts = ['priority', 'score', 'alumni', 'jobs', 'name'] as const;
export type Sort = (typeof sorts)[number];

export const longest = 100;

export interface Search {
  /** Words that each have to be found. */
  query: string;
  /** '' for any. */
  industry: string;
  /** Only companies with open internships. */
  internships: boolean;
  sort: Sort;
}
