import type { Condition } from '@alive/contract/conditions.ts';
import { useEffect, useState } from 'react';
import { afterEdit, type Edit } from './edits.ts';

/**
 * The conditions as the student left them: an edit shows at once and its whole set is sent; while an answer is being written it waits, and
 * is made on the set that answer leaves.
 */
export const useEdits = ({
  active,
  busy,
  send,
}: {
  active: Condition[];
  busy: boolean;
  send: (conditions: Condition[]) => void;
}): Edits => {
  const [waiting, setWaiting] = useState<Edit[]>([]);
  const shown = waiting.reduce(afterEdit, active);
  useEffect(() => {
    if (busy || waiting.length === 0) return;
    setWaiting([]);
    send(shown);
    // As soon as the answer that they wait for has ended.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [busy, waiting]);
  return { shown, edit: (edit) => (busy ? setWaiting((edits) => [...edits, edit]) : send(afterEdit(shown, edit))) };
};

interface Edits {
  shown: Condition[];
  edit: (edit: Edit) => void;
}
