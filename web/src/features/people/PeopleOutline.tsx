import './people-outline.css';
import { SkeletonLines } from '#ui/Skeleton.tsx';

/** The people to come, in their shape, and until the question is `understood` what it will be taken for. Silent; the status says that a search is on. */
export function PeopleOutline({ understood }: { understood: boolean }) {
  return (
    <div className="people-outline" aria-hidden="true">
      {!understood && (
        <div className="meantbone">
          <SkeletonLines lines={1} serif />
          <i className="bone" />
          <i className="bone" />
        </div>
      )}
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="rowbone">
          <i className="round" />
          <SkeletonLines lines={3} />
          <SkeletonLines lines={2} />
          <div className="pathbone">
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
