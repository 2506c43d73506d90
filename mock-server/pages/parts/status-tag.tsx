import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleX from 'virtual:icon/circle-x';
import Clock from 'virtual:icon/clock';
import PenLine from 'virtual:icon/pen-line';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import * as css from './status-tag.css';

export type DisplayedStatus = keyof typeof css.tones;

const ICON_BY_STATUS: Readonly<Partial<Record<DisplayedStatus, IconDrawing>>> = {
  not_completed: CircleDashed,
  waiting_for_signatures: PenLine,
  signed: CircleCheck,
  paid_out: CircleCheck,
  closed: CircleX,
};

export function StatusTag({ status, label }: { status: DisplayedStatus; label: string }) {
  return (
    <span className={joinClassNames(css.outlined, css.tones[status])} data-status={status}>
      <Icon of={ICON_BY_STATUS[status] ?? Clock} size={14} />
      <span>{label}</span>
    </span>
  );
}
