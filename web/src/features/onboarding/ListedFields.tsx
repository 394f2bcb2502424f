import { memo, type Ref } from 'react';
import { ListedField } from '#ui/ListedField.tsx';
import { copy } from './copy.ts';
import { useLists } from './useLists.ts';

/** The school, by a type-ahead. It is not drawn anew while another field is typed in. */
export const SchoolField = memo(function SchoolField(props: FieldProps) {
  const { suggestSchools, meantSchool } = useLists();
  const words = { label: copy.school, foot: copy.schoolFoot, question: copy.didYouMean };
  return <ListedField {...props} {...words} suggest={suggestSchools} meant={meantSchool} />;
});

/** The major, likewise. */
export const MajorField = memo(function MajorField(props: FieldProps) {
  const { suggestMajors, meantMajor } = useLists();
  const words = { label: copy.major, foot: copy.majorFoot, question: copy.didYouMean };
  return <ListedField {...props} {...words} suggest={suggestMajors} meant={meantMajor} />;
});

interface FieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** What is wrong with it. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}
