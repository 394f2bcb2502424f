import { useEffect, useEffectEvent, useState } from 'react';

/** Ends the interview at a press; pressed while an answer is being written, it does so after that. */
export const useFinish = ({ isBusy, isOver, finish }: { isBusy: boolean; isOver: boolean; finish: () => void }) => {
  const [isFinishing, setFinishing] = useState(false);
  const end = useEffectEvent(() => {
    setFinishing(false);
    finish();
  });
  useEffect(() => {
    // The answer that it waited for is the world outside.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isFinishing && !isBusy && !isOver) end();
  }, [isFinishing, isBusy, isOver]);
  return { isFinishing, onFinish: isOver ? undefined : () => setFinishing(true) };
};
