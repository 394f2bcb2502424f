import { lookingForOptions } from '@alive/contract/account.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { YesNo } from '#ui/YesNo.tsx';
import type { Answers } from './answers.ts';
import { copy } from './copy.ts';
import { LocationsField } from './LocationsField.tsx';
import { withLocation } from './locations.ts';
import { oncePerClick } from './oncePerClick.ts';
import type { ResumeUpload } from './types.ts';
import { UploadNote } from './UploadNote.tsx';
import type { Change } from './useAnswers.ts';
import type { Registration } from './useRegistration.ts';

/** Step 3: what changes the results. Nothing here is required. */
export function PreferencesStep({ answers, change, registration, upload, onBack, onStart }: PreferencesStepProps) {
  const { needsVisa, canGetClearance, preferredLocations, locationDraft, lookingFor } = answers;
  const start = () => {
    // A place typed and not yet added was meant.
    void onStart(change({ preferredLocations: withLocation(preferredLocations, locationDraft), locationDraft: '' }));
  };
  return (
    <>
      <div className="prefs">
        <Ask title={copy.visa}>
          {(id) => <YesNo labelledBy={id} value={needsVisa} onValueChange={(needed) => change({ needsVisa: needed })} />}
        </Ask>
        <Ask title={copy.clearance}>
          {(id) => (
            <div className="beside">
              <YesNo labelledBy={id} value={canGetClearance} onValueChange={(can) => change({ canGetClearance: can })} />
              <Tooltip label={copy.clearanceLabel}>{copy.clearanceTip}</Tooltip>
            </div>
          )}
        </Ask>
        <Ask title={copy.locations} note={copy.locationsNote}>
          {() => <LocationsField chosen={preferredLocations} draft={locationDraft} change={change} />}
        </Ask>
        <Ask title={copy.lookingFor}>
          {() => (
            <Chips label={copy.lookingFor} labelHidden>
              {lookingForOptions.map((option) => (
                <Chip
                  key={option}
                  pressed={lookingFor.includes(option)}
                  onClick={() => change({ lookingFor: toggled(lookingFor, option) })}
                >
                  {option}
                </Chip>
              ))}
            </Chips>
          )}
        </Ask>
      </div>
      <div className="actions">
        <Button kind="quiet" className="back" onClick={onBack}>
          <Icon of={ArrowLeft} />
          {copy.back}
        </Button>
        <div className="said-beside">
          {registration.problem?.kind === 'failed' && (
            <p className="error" role="alert">
              {registration.problem.text}
            </p>
          )}
          <UploadNote upload={upload} />
        </div>
        <Button kind="main" busy={registration.busy} onClick={oncePerClick(start)}>
          {copy.start}
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </>
  );
}

function Ask({ title, note, children }: { title: string; note?: string; children: (titleId: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="ask">
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p className="note">{note}</p>}
      </div>
      <div>{children(id)}</div>
    </div>
  );
}

const toggled = (chosen: Answers['lookingFor'], option: Answers['lookingFor'][number]): Answers['lookingFor'] =>
  chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];

interface PreferencesStepProps {
  answers: Answers;
  change: Change;
  registration: Registration;
  upload: ResumeUpload;
  onBack: () => void;
  onStart: (answers: Answers) => Promise<void>;
}
