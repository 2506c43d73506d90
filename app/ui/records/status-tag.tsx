import Banknote from 'virtual:icon/banknote';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleHelp from 'virtual:icon/circle-question-mark';
import CircleX from 'virtual:icon/circle-x';
import Clock from 'virtual:icon/clock';
import FileCheck from 'virtual:icon/file-check';
import PenLine from 'virtual:icon/pen-line';
import ShieldCheck from 'virtual:icon/shield-check';
import type { Drawing } from '~/ui/layout/icon';
import { Tag, type TagTone } from './tag';

const looks = {
  not_completed: ['warning', CircleDashed],
  ready: ['info', CircleCheck],
  waiting_for_signatures: ['signature', PenLine],
  in_review: ['info', Clock],
  offered: ['info', FileCheck],
  in_review_after_signature: ['info', ShieldCheck],
  signed: ['success', FileCheck],
  paid_out: ['success-filled', Banknote],
  closed: ['neutral', CircleX],
  unknown: ['unknown', CircleHelp],
} as const satisfies Record<string, [TagTone, Drawing]>;

export type DisplayStatus = keyof typeof looks;

export type StatusTagProps = { status: DisplayStatus; label: string; size?: 'm' | 's'; className?: string };

export function StatusTag({ status, label, size, className }: StatusTagProps) {
  const [tone, icon] = looks[status];
  return (
    <Tag tone={tone} icon={icon} size={size} className={className}>
      {label}
    </Tag>
  );
}
