/** When something was, as briefly as it can be distinguished, where the student is: "14:05", "Yesterday", "3 Nov", "3 Nov 2025". */
export const whenOf = (time: string, now: Date): string => {
  const at = new Date(time);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0) return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (days === 1) return 'Yesterday';
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year });
};

const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
