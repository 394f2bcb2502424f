import { me } from '@alive/contract/account.ts';
import { listFacts } from '@alive/contract/facts.ts';
import { isOfServer, queryClient } from './query.ts';
import { notifyTabs } from './tabs.ts';

/**
 * Reads again what is on the screen, and the rest when it is next shown: call it when something about the student changed, which matches and
 * lists depend on. Other tabs read the student and the facts again.
 */
export const refreshStudent = (): Promise<void> => {
  notifyTabs([me.path, listFacts.path], { all: true });
  return queryClient.invalidateQueries({ predicate: isOfServer });
};
