import { Button } from '#ui/Button.tsx';
import { copy } from './copy.ts';

/** What a form of the profile ends with: what went wrong, Save and Cancel. */
export function FormEnd({ isSaving, problem, onCancel }: { isSaving: boolean; problem: string | null; onCancel: () => void }) {
  return (
    <>
      {problem !== null && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button type="submit" busy={isSaving}>
          {copy.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </>
  );
}
