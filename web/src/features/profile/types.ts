import type { User } from '@alive/contract/account.ts';
import type { ComponentType, ReactNode } from 'react';

/** What the account room does with an address. */
export interface EmailRoom {
  /** Whether a code can arrive. */
  canConfirm: boolean;
  /** The address on the résumé, where the student has named none. */
  suggested: string | null;
  /** What a link in a message brought; null for none. */
  linked: { email: string; code: string } | null;
  /** Says that the student's other address waits for its code; null where none does. */
  pendingNote: (user: User) => ReactNode;
  confirmDialog: (props: {
    email: string;
    code: string;
    /** Whether a code was sent just now. */
    isSent: boolean;
    onDone: () => void;
    onCancel: () => void;
  }) => ReactNode;
}

/** The fields that the wizard asks with, lent by it. */
export interface Fields {
  School: ComponentType<ListedProps>;
  Major: ComponentType<ListedProps>;
  Locations: ComponentType<{
    chosen: string[];
    /** A place typed and not yet added. */
    draft: string;
    change: (patch: { preferredLocations?: string[]; locationDraft?: string }) => void;
  }>;
  /** The places with one more that was typed. */
  withLocation: (chosen: readonly string[], typed: string) => string[];
}

/** How many facts of a résumé are kept, offered and dropped. */
export interface FactCounts {
  kept: number;
  offered: number;
  dropped: number;
}

interface ListedProps {
  value: string;
  onValueChange: (value: string) => void;
  /** What is wrong with it. */
  error?: string | undefined;
}
