import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import FileCheck from 'lucide-react/icons/file-check';
import PenLine from 'lucide-react/icons/pen-line';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Tag, type TagTone } from './tag';

const looks = {
  not_completed: ['warning', CircleDashed],
  /** Nothing is missing: it waits to be submitted. */
  ready: ['info', CircleCheck],
  waiting_for_signatures: ['signature', PenLine],
  in_review: ['info', Clock],
  /** The binding offer is there. */
  offered: ['info', FileCheck],
  in_review_after_signature: ['info', ShieldCheck],
  signed: ['success', FileCheck],
  paid_out: ['success-filled', Banknote],
  closed: ['neutral', CircleX],
  unknown: ['unknown', CircleHelp],
} as const satisfies Record<string, [TagTone, LucideIcon]>;

/** Status of an application as displayed to the customer. */
export type DisplayStatus = keyof typeof looks;

export type StatusTagProps = { status: DisplayStatus; label: string; size?: 'm' | 's'; className?: string };

/** The display status of an application, in the language's word for it. */
export function StatusTag({ status, label, size, className }: StatusTagProps) {
  const [tone, icon] = looks[status];
  return (
    <Tag tone={tone} icon={icon} size={size} className={className}>
      {label}
    </Tag>
  );
}
