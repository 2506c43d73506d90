import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleX from 'virtual:icon/circle-x';
import Clock from 'virtual:icon/clock';
import PenLine from 'virtual:icon/pen-line';
import { type Drawing, Icon } from 'ui/layout/icon';
import { classNames } from 'ui/layout/layout';
import * as css from './status-tag.css';

export type Displayed = keyof typeof css.tones;

const MARKS: Readonly<Partial<Record<Displayed, Drawing>>> = {
  not_completed: CircleDashed,
  waiting_for_signatures: PenLine,
  signed: CircleCheck,
  paid_out: CircleCheck,
  closed: CircleX,
};

export function StatusTag({ status, label }: { status: Displayed; label: string }) {
  return (
    <span className={classNames(css.outlined, css.tones[status])} data-status={status}>
      <Icon of={MARKS[status] ?? Clock} size={14} />
      <span>{label}</span>
    </span>
  );
}
