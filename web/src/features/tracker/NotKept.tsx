import type { Keeping } from './useKeeping.ts';

/** Why the last change was not taken; nothing where it was. */
export const NotKept = ({ failed }: Pick<Keeping, 'failed'>) =>
  failed && (
    <p className="error" role="alert">
      {failed.message}
    </p>
  );
