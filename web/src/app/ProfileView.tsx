import type { User } from '@alive/contract/account.ts';
import { useConfirmation } from '../features/account/useConfirmation.tsx';
import { SignIns } from '../features/account/SignIns.tsx';
import { FactList } from '../features/facts/FactList.tsx';
import { talkAgain } from '../features/onboarding/answers.ts';
import { MajorField, SchoolField } from '../features/onboarding/ListedFields.tsx';
import { LocationsField } from '../features/onboarding/LocationsField.tsx';
import { withLocation } from '../features/onboarding/locations.ts';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { download } from '../features/resume/download.ts';
import { useResumeUpload } from '../features/resume/useResumeUpload.ts';

/** The profile with what other rooms lend to it: the facts, the wizard's fields, the account and the stored résumé. */
export function ProfileView({ user }: { user: User }) {
  const upload = useResumeUpload();
  const email = useConfirmation(user.id);
  return (
    <ProfilePage
      user={user}
      facts={<FactList userId={user.id} />}
      fields={fields}
      email={email}
      resume={{ upload, download }}
      signIns={<SignIns user={user} />}
      onTalkAgain={() => talkAgain(user)}
    />
  );
}

const fields = { School: SchoolField, Major: MajorField, Locations: LocationsField, withLocation };
