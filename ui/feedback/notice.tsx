import CircleCheck from 'virtual:icon/circle-check';
import CircleX from 'virtual:icon/circle-x';
import Info from 'virtual:icon/info';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { useAnnouncement } from './announce';
import * as css from './notice.css';

const glyphs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX } as const;

export type NoticeProps = {
  tone?: keyof typeof glyphs;
  title?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
  /** Text for screen readers. Shown too if the notice has no other content. */
  announced?: string;
  id?: string;
  children?: ReactNode;
};

export function Notice({
  tone = 'info',
  title,
  action,
  role,
  announced,
  id,
  children = announced,
}: NoticeProps) {
  useAnnouncement(announced ?? '', 0, '');
  return (
    <div className={css.noticeTones[tone]} role={role} id={id}>
      <Icon of={glyphs[tone]} className={css.noticeIcons[tone]} />
      <div>
        {title && <b className={css.title}>{title}</b>}
        {title && children && ' '}
        <div className={css.text}>{children}</div>
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
