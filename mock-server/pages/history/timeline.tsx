import CalendarClock from 'virtual:icon/calendar-clock';
import Clock from 'virtual:icon/clock';
import FileText from 'virtual:icon/file-text';
import GitBranch from 'virtual:icon/git-branch';
import Landmark from 'virtual:icon/landmark';
import Mail from 'virtual:icon/mail';
import PenLine from 'virtual:icon/pen-line';
import RotateCcw from 'virtual:icon/rotate-ccw';
import ShieldCheck from 'virtual:icon/shield-check';
import User from 'virtual:icon/user';
import Wrench from 'virtual:icon/wrench';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef } from 'react';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from '../base/visually-hidden.css';
import { LiveForm } from '../live/live-form';
import { LiveLink } from '../live/live-link';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { card, quietText } from '../parts/card.css';
import { LabelledSelect } from '../parts/labelled-select';
import {
  EVENT_CATEGORIES,
  type EventCategory,
  type EventDot,
  type EventSymbol,
  type HistoryData,
  type TimelineCell,
  type TimelineData,
  type UndoView,
  type WhatIf,
} from './history-data';
import { branchLetter } from './history-page.css';
import * as css from './timeline.css';

const CATEGORY_ICONS: Record<EventCategory, IconDrawing> = {
  customer: User,
  bank: Landmark,
  mail: Mail,
  clock: Clock,
  simulator: Wrench,
};

const SYMBOL_ICONS: Record<EventSymbol, IconDrawing> = {
  signature: PenLine,
  identification: ShieldCheck,
  document: FileText,
  appointment: CalendarClock,
};

interface Props extends TimelineData {
  readonly actions: HistoryData['actions'];
}

export function Timeline({ actions, ...data }: Props) {
  const { period, eventCount, callCount, cells, forgottenCount, handle, undo, whatIf } = data;
  const t = useTexts('history');
  const selectedId = cells[handle]?.id ?? '';
  return (
    <section className={joinClassNames(card, css.card)} aria-labelledby="line-title" id="line">
      <div className={css.header}>
        <h2 id="line-title">{period}</h2>
        <span
          className={quietText}
        >{`${t('events', { n: eventCount })} · ${t('calls', { n: callCount })}`}</span>
        <ul className={css.categoryLegend}>
          {([...EVENT_CATEGORIES, 'undone'] as const).map((category) => (
            <li key={category}>
              <i className={css.categoryDot} data-category={category} />
              <span>{t(`lane.${category}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      {cells.length === 0 ? <p className={css.note}>{t('nothingYet')}</p> : <EventLine {...data} />}
      {forgottenCount > 0 && <p className={css.note}>{t('forgotten', { n: forgottenCount })}</p>}
      {undo ? (
        <UndoBar undo={undo} event={selectedId} actions={actions} />
      ) : (
        <div className={css.undoNote}>
          <p>{cells.length > 0 ? t('choose') : ''}</p>
          <EventForm action={actions.branch} event="" icon={GitBranch} label={t('branchHere')} />
        </div>
      )}
      {whatIf && <WhatIfForm whatIf={whatIf} event={selectedId} action={actions.fork} />}
    </section>
  );
}

function EventLine({ cells, handle, handleText, now, keptParameters }: TimelineData) {
  const t = useTexts('history');
  const isNow = handle === cells.length;
  return (
    <section className={css.scroller} aria-label={t('line')}>
      <div
        className={css.timelineLine}
        style={assignInlineVars({ [css.cellCount]: String(cells.length + 1) })}
      >
        <ol className={css.events} aria-label={t('list')}>
          {cells.map((cell, index) => (
            <TimelineEvent key={cell.id} cell={cell} isChosen={index === handle} isAfter={index >= handle} />
          ))}
          <li className={css.eventCell} data-place="after" data-now data-chosen={isNow ? '' : undefined}>
            <LiveLink className={css.eventLink} href={now.href} aria-current={isNow ? 'true' : undefined}>
              <span className={css.currentDot} data-dot />
              <b>{t('now')}</b>
            </LiveLink>
            <span className={css.eventTime} data-time>
              {now.time}
            </span>
          </li>
        </ol>
        <LiveForm className={css.sliderHandle} method="get" action="/simulator/course">
          {Object.entries(keptParameters).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TimeHandle max={cells.length} value={handle} text={handleText} />
          <span className={css.withoutScripts}>
            <Button>{t('show')}</Button>
          </span>
        </LiveForm>
      </div>
    </section>
  );
}

function TimelineEvent({
  cell,
  isChosen,
  isAfter: isAfterHandle,
}: {
  cell: TimelineCell;
  isChosen: boolean;
  isAfter: boolean;
}) {
  const { href, day, gap, status, statusLabel, dots, hiddenDotCount, label, otherLabels, time, dateTime } =
    cell;
  return (
    <li
      className={css.eventCell}
      id={isChosen ? 'chosen' : undefined}
      data-place={isAfterHandle ? 'after' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-moved={dots[0]?.category === 'clock' ? '' : undefined}
    >
      <span className={css.dayLabel}>{day ?? (gap && <small>{`+ ${gap}`}</small>)}</span>
      <span
        className={joinClassNames(css.statusBand, status && css.statusBandTones[status])}
        aria-hidden={statusLabel === null ? 'true' : undefined}
      >
        {statusLabel}
      </span>
      <LiveLink className={css.eventLink} href={href} aria-current={isChosen ? 'true' : undefined}>
        <span className={css.eventDots}>
          {Array.from(dots.entries(), ([place, dot]) => (
            <DotIcon key={place} {...dot} />
          ))}
          {hiddenDotCount > 0 && <small>{`+${hiddenDotCount}`}</small>}
        </span>
        <b>{label}</b>
        {otherLabels.length > 0 && <span className={visuallyHidden}>{`, ${otherLabels.join(', ')}`}</span>}
      </LiveLink>
      <time className={css.eventTime} dateTime={dateTime}>
        {time}
      </time>
    </li>
  );
}

function DotIcon({ category, symbol }: EventDot) {
  return (
    <i className={css.categoryDot} data-dot data-category={category}>
      <Icon of={symbol ? SYMBOL_ICONS[symbol] : CATEGORY_ICONS[category]} size={16} />
    </i>
  );
}

function TimeHandle({ max, value, text }: { max: number; value: number; text: string }) {
  const t = useTexts('history');
  const input = useRef<HTMLInputElement>(null);

  // React's onChange fires during a drag, the native `change` event once after it.
  useEffect(() => {
    const slider = input.current;
    const send = () => slider?.form?.requestSubmit();
    slider?.addEventListener('change', send);
    return () => slider?.removeEventListener('change', send);
  }, []);

  useEffect(() => {
    const slider = input.current;
    // The response may arrive after the next key press.
    if (slider && document.activeElement !== slider) slider.value = String(value);
  }, [value]);

  return (
    <input
      ref={input}
      className={css.slider}
      type="range"
      name="cell"
      min="0"
      max={max}
      step="1"
      defaultValue={value}
      aria-label={t('handle')}
      aria-valuetext={text}
    />
  );
}

interface EventFormProps {
  action: string;
  event: string;
  icon: IconDrawing;
  label: string;
  variant?: 'primary' | 'outline';
}

function EventForm({ action, event, icon, label, variant = 'outline' }: EventFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="event" value={event} />
      <Button variant={variant} icon={icon}>
        {label}
      </Button>
    </form>
  );
}

function UndoBar({
  undo,
  event,
  actions,
}: {
  undo: UndoView;
  event: string;
  actions: HistoryData['actions'];
}) {
  const { title, events, cause, consequences } = undo;
  const t = useTexts('history');
  return (
    <div className={css.undoNote} id="undo">
      <div>
        <p>
          <b>{title}</b>
        </p>
        <ul>
          {events.map(({ label, code }) => (
            <li key={`${label} ${code}`}>
              <span>{label}</span> {code && <code>{code}</code>}
            </li>
          ))}
          <li>
            <span>{cause.text}</span> <code>{cause.code}</code>
          </li>
        </ul>
        <p>{consequences}</p>
      </div>
      <div className={css.actions}>
        <EventForm action={actions.back} event={event} icon={RotateCcw} label={t('goBack')} />
        <EventForm
          action={actions.branch}
          event={event}
          icon={GitBranch}
          label={t('branch')}
          variant="primary"
        />
      </div>
    </div>
  );
}

function WhatIfForm({ whatIf, event, action }: { whatIf: WhatIf; event: string; action: string }) {
  const { application, options, impossibleReasons } = whatIf;
  const t = useTexts('comparison');
  const canCompare = options.length > 1;
  return (
    <form key={event} className={css.whatIfForm} method="post" action={action}>
      <b>{t('fork')}</b>
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="application" value={application} />
      {canCompare &&
        (['a', 'b'] as const).map((name) => (
          <LabelledSelect
            key={name}
            name={name}
            label={
              <span className={branchLetter} data-letter={name.toUpperCase()}>
                {name.toUpperCase()}
              </span>
            }
            defaultValue={whatIf[name]}
            choices={options}
          />
        ))}
      {canCompare && <Button icon={GitBranch}>{t('forkGo')}</Button>}
      {impossibleReasons.length > 0 && (
        <ul className={joinClassNames(quietText, css.impossibleActions)}>
          {impossibleReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          <li>{t('earlier')}</li>
        </ul>
      )}
    </form>
  );
}
