import type { User } from '@alive/contract/account.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import type { startOnboarding } from '@alive/contract/onboarding.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { Resume, ResumeReading } from '@alive/contract/resume.ts';
import type { ReactNode } from 'react';
import type { Details } from './basics.ts';

/** Who is here, as the account room tells it. */
export type Me = 'anonymous' | 'loading' | 'reconnecting' | { user: User };

/** What other rooms lend to the wizard. */
export interface Rooms {
  account: Account;
  resume: ResumeUpload;
  /** What was read in the stored résumé. */
  reading: Reading;
  review: DrawReview;
  /** Loads the review ahead of time. */
  prefetchReview?: () => void;
  conversation: DrawConversation;
  learned: DrawLearned;
  /** Loads step 4's conversation ahead of time. */
  prefetchConversation?: () => void;
  /** Loads the dashboard ahead of time. */
  prefetchDashboard?: () => void;
}

/** What the wizard needs of the account room. */
export interface Account {
  /** Makes the account or changes the one there is. Throws CallError. */
  ensureAccount: (details: Details) => Promise<User>;
  /** Whether signing in can succeed from here. */
  canSignIn: boolean;
  /** A sentence about the session that ended on this page; null where there was none. */
  ended: string | null;
  /** A sign-in that was begun before a reload, or by a link; null for none. */
  begun: { email: string } | null;
  /** Says that an address of the student waits for its code; null where none does. */
  pendingNote: (user: User) => ReactNode;
  /** `isBack`: whether it is the student who was here last, whose answers are still on this device. */
  signInDialog: (props: { email: string; onSignedIn: (user: User, isBack: boolean) => void; onCancel: () => void }) => ReactNode;
}

/** What the wizard needs of the resume room. */
export interface ResumeUpload {
  state:
    | { at: 'idle' }
    | { at: 'uploading'; file: File; progress: number }
    | { at: 'failed'; file: File; text: string }
    | { at: 'rejected'; alert: boolean; text: string; isUnreadable?: boolean };
  /** Whether the stored file is being deleted, and why that failed. */
  removal: { isBusy: boolean; error: string | null };
  pick: (file: File, ensureUser: () => Promise<User>) => void;
  retry: (ensureUser: () => Promise<User>) => void;
  clear: () => void;
  /** Deletes the stored file. */
  removeStored: (userId: string) => void;
}

/** What the résumé room knows of the stored file; `unread` is from before résumés were read. */
export type Reading =
  | { at: 'none' | 'loading' | 'unread' }
  | { at: 'failed'; error: Error; isBusy: boolean; readAgain: () => void }
  | { at: 'read'; reading: ResumeReading; sentence: string };

/** What was read in a résumé, to be reviewed, which other rooms draw. */
type DrawReview = (props: ReviewProps) => ReactNode;

export interface ReviewProps {
  user: User;
  resume: Resume;
  reading: ResumeReading;
  /** Where the page is drawn, next to the step. */
  side: HTMLElement | null;
  isRemoving: boolean;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** The conversation of step 4, which another room draws. */
export type DrawConversation = (props: ConversationProps) => ReactNode;

/** What step 5 shows, which another room draws around its heading. */
export type DrawLearned = (props: { heading: ReactNode }) => ReactNode;

interface ConversationProps {
  heading: ReactNode;
  /** What became of a résumé that is still on its way. */
  note: ReactNode;
  /** The body of the call that begins it. */
  start: BodyOf<typeof startOnboarding>;
  /** One was completed before. */
  again: boolean;
  /** The interview is complete, or was when it was opened. May be called more than once. */
  onCompleted: (profile: Profile) => void;
  onStartFailed: (message: string) => void;
}
