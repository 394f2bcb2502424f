import { queryClient } from '#api/query.ts';
import { onOtherTab, onRefusal } from '#api/session.ts';
import { currentUser } from './current.ts';
import { followEnding } from './ending.ts';

/**
 * Keeps the page true to the session; returns how to stop. When another tab signs in or out the page begins anew, so that
 * nothing of one student is shown or sent as another's. When any call is refused, the current user is asked for and decides. Sessions that
 * ended here are ended on the server, too.
 */
export const followSession = (): (() => void) => {
  const stopTabs = onOtherTab(() => location.reload());
  // Asked already, its own answer decides.
  const stopRefusals = onRefusal(() => void queryClient.invalidateQueries({ queryKey: currentUser.queryKey }, { cancelRefetch: false }));
  const stopEnding = followEnding();
  return () => {
    stopTabs();
    stopEnding();
    stopRefusals();
  };
};
