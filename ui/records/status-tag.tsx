import Banknote from 'virtual:icon/banknote';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleHelp from 'virtual:icon/circle-question-mark';
import CircleX from 'virtual:icon/circle-x';
import Clock from 'virtual:icon/clock';
import FileCheck from 'virtual:icon/file-check';
import PenLine from 'virtual:icon/pen-line';
import ShieldCheck from 'virtual:icon/shield-check';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing, Spinner } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import * as css from './records.css';

export type TagTone = keyof typeof css.tagTones;

export type TagProps = {
  tone: TagTone;
  icon?: IconDrawing;
  isBusy?: boolean;
  size?: 'm' | 's';
  className?: string;
  children: ReactNode;
};

export function Tag({ tone, icon, isBusy = false, size = 'm', className, children }: TagProps) {
  return (
    <span
      className={joinClassNames(
        css.avatarSizes[size],
        css.tagTones[tone],
        !icon && !isBusy && css.plainTag,
        className,
      )}
    >
      {icon && <Icon of={icon} size={size === 'm' ? 16 : 14} />}
      {isBusy && <Spinner />}
      <span>{children}</span>
    </span>
  );
}

const appearances = {
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
} as const satisfies Record<string, [TagTone, IconDrawing]>;

type DisplayStatus = keyof typeof appearances;

type StatusTagProps = { status: DisplayStatus; label: string; size?: 'm' | 's'; className?: string };

export function StatusTag({ status, label, size, className }: StatusTagProps) {
  const [tone, icon] = appearances[status];
  return (
    <Tag tone={tone} icon={icon} size={size} className={className}>
      {label}
    </Tag>
  );
}
