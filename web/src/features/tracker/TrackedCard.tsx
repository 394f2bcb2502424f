import type { EditConflict } from '@alive/contract/errors.ts';
import { type Stage, stages, type TrackedJob } from '@alive/contract/tracker.ts';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link } from '#router/Link.tsx';
import { dayOf } from '#ui/when.ts';
import { LogoTile } from '#ui/Monogram.tsx';
import { PillSelect } from '#ui/PillSelect.tsx';
import { Provenance } from '#ui/Provenance.tsx';
import { Removal } from '#ui/Removal.tsx';
import { jobPath } from '#paths.ts';
import { copy } from './copy.ts';
import type { Change } from './kept.ts';
import { Notes } from './Notes.tsx';
import { stageNames, standingOf } from './words.ts';

/** One job that is kept: what it is, how far the student is, their notes, and whether it is still to be had. `around` is what others say of it. */
export function TrackedCard({ kept, around, place, now, failed, stageRef, onChange, onDismiss, onRemove }: TrackedCardProps) {
  const { job, job_title: title, company_name: company, stage } = kept;
  const where =
    job && job.locations.length > 0 ? `${job.locations.slice(0, 2).join(' and ')}${job.locations.length > 2 ? ' and more' : ''}` : null;
  return (
    <article
      className="card keptcard settle"
      style={{ '--i': place } as CSSProperties}
      data-over={job === null || job.state === 'closed' || undefined}
      aria-label={`${title}, ${company}`}
    >
      {around?.logo ?? <LogoTile name={company} size={36} />}
      <div className="what">
        <h3 className="cardname">{job ? <Link to={jobPath(kept.job_id)}>{title}</Link> : title}</h3>
        <p className="note">
          {around?.employer ?? company}
          {where && (
            <>
              <span className="dot">&nbsp;· </span>
              {where}
            </>
          )}
        </p>
      </div>
      <div className="how">
        <StageMenu title={title} stage={stage} menuRef={stageRef} onChange={(next) => onChange({ stage: next })} />
        {/* What is gone from our lists could not be kept again. */}
        <Removal label={copy.removeOf(title)} isFinal={job === null} onRemove={onRemove} />
      </div>
      {around?.foot}
      <Notes
        jobId={kept.job_id}
        kept={kept.notes}
        version={kept.notes_version}
        conflict={failed?.conflict ?? null}
        label={copy.notesOn(title)}
        labelHidden
        onSave={(notes, on) => onChange({ notes, notes_version: on })}
        onLater={onDismiss}
      />
      {failed && !failed.conflict && (
        <p className="error" role="alert">
          {failed.message}
        </p>
      )}
      <Provenance
        items={[{ text: standingOf(kept, now) }, { text: copy.savedOn(dayOf(kept.created_at, now)), minor: true }]}
        href={job?.state === 'closed' ? null : kept.application_url}
        verb={job ? copy.apply : copy.oldLink}
      />
    </article>
  );
}

/** How far the student is, to be changed. */
function StageMenu({ title, stage, menuRef, onChange }: StageMenuProps) {
  const named = stages.map((one) => ({ value: one, name: stageNames[one] }));
  return (
    <PillSelect
      label={copy.stageOf(title)}
      value={stage ?? ''}
      options={stage === null ? [{ value: '', name: copy.notFollowed }, ...named] : named}
      selectRef={menuRef}
      onChange={(value) => onChange(stages.find((one) => one === value) ?? null)}
    />
  );
}

interface StageMenuProps {
  title: string;
  stage: Stage | null;
  menuRef: Ref<HTMLSelectElement>;
  onChange: (stage: Stage | null) => void;
}

/** In the places of the monogram and the employer's bare name, and below what it is. */
export interface Around {
  logo: ReactNode;
  employer: ReactNode;
  foot: ReactNode;
}

interface TrackedCardProps {
  kept: TrackedJob;
  around: Around | undefined;
  place: number;
  now: Date;
  /** Why the last change was not taken. */
  failed: { message: string; conflict: EditConflict | null } | null;
  stageRef: Ref<HTMLSelectElement>;
  onChange: (change: Change) => void;
  onDismiss: () => void;
  onRemove: () => void;
}
