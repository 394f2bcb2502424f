/** Says of a step in the history that the one before it is the list. */
export const fromList = { from: 'companies' } as const;

export const isFromList = (state: unknown): boolean => (Object(state) as Partial<typeof fromList>).from === fromList.from;
