import CircleCheck from 'virtual:icon/circle-check';
import Eye from 'virtual:icon/eye';
import Mail from 'virtual:icon/mail';
import MapPin from 'virtual:icon/map-pin';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import { Icon } from 'ui/layout/icon';
import { visuallyHidden } from '../base/visually-hidden.css';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { card } from '../parts/card.css';
import { type LinePart, layOutTransitions, SPACE_ABOVE_ROW_PX } from './flow-lines';
import * as css from './flow-map.css';
import type { FlowMapData, ProvenStatement, StatusNode } from './history-data';

interface Props extends FlowMapData {
  readonly action: string;
}

export function FlowMap(data: Props) {
  const { explorationText, isComplete, showsDemoPartner, statuses, shortId, pendingActions, proofs } = data;
  const t = useTexts('flow-map');
  const rows = css.LAYOUTS.map((layout) => ({
    layout,
    parts: layOutTransitions(statuses, css.COLUMNS_BY_LAYOUT[layout]),
  }));
  return (
    <section className={card} aria-labelledby="map-title" id="map" tabIndex={-1}>
      <div className={css.header}>
        <h2 id="map-title">{t('title')}</h2>
        <span className={css.head}>{isComplete ? explorationText : `${explorationText} ${t('isPart')}`}</span>
      </div>
      {showsDemoPartner && (
        <p className={css.demoPartnerNote} id="of-demo">
          {t('ofDemo')}
        </p>
      )}
      <ul className={css.legend}>
        <li>
          <i data-way="out" aria-hidden="true" />
          <span>{t('wayOut')}</span>
        </li>
        <li>
          <i data-way="back" aria-hidden="true" />
          <span>{t('wayBack')}</span>
        </li>
      </ul>
      <ol className={css.map} aria-label={t('statuses')}>
        {statuses.map((status, index) => (
          <li
            key={status.status}
            className={css.place}
            data-status={status.status}
            aria-current={status.isCurrent ? 'step' : undefined}
          >
            {rows.map(
              ({ layout, parts }) =>
                index % css.COLUMNS_BY_LAYOUT[layout] === 0 && (
                  <Ways
                    key={layout}
                    layout={layout}
                    parts={parts[index / css.COLUMNS_BY_LAYOUT[layout]] ?? []}
                  />
                ),
            )}
            <StatusNodeItem
              {...status}
              shortId={shortId}
              application={data.application}
              action={data.action}
            />
          </li>
        ))}
      </ol>
      <PendingActions shortId={shortId} pendingActions={pendingActions} />
      <ul className={css.proofList} aria-label={t('proofs')}>
        {proofs.map((proof) => (
          <ProofItem key={proof.claim} {...proof} />
        ))}
      </ul>
    </section>
  );
}

function Ways({ layout, parts }: { layout: css.Layout; parts: readonly LinePart[] }) {
  return (
    <svg className={css.transitionLines[layout]} aria-hidden="true">
      {parts.map(({ goal, kind, lines, arrowTip }) => (
        <g key={goal} className={css.transitionLine} data-way={kind}>
          {lines.map((line) => (
            <line key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`} {...line} />
          ))}
          {arrowTip && (
            <svg x={arrowTip.x} y={SPACE_ABOVE_ROW_PX} overflow="visible" aria-hidden="true">
              <path data-tip={kind} d="M-4 -6h8l-4 6z" />
            </svg>
          )}
        </g>
      ))}
    </svg>
  );
}

interface NodeProps extends StatusNode {
  readonly shortId: string;
  readonly application: string;
  readonly action: string;
}

function StatusNodeItem(node: NodeProps) {
  const {
    status,
    name,
    isCurrent,
    isPast,
    isEnd,
    isOutsideFlow,
    owners,
    displayedStatus,
    screens,
    mailLabels: mails,
    exits,
  } = node;
  const t = useTexts('flow-map');
  const colon = useTexts('shell')('colon');
  return (
    <div
      className={css.statusNode}
      data-here={isCurrent ? '' : undefined}
      data-past={isPast ? '' : undefined}
      data-kind={isEnd ? 'end' : isOutsideFlow ? 'aside' : undefined}
    >
      {isCurrent && (
        <span className={css.statusLabel}>
          <Icon of={MapPin} size={14} />
          <span>{t('here', { id: node.shortId })}</span>
        </span>
      )}
      <b>{name}</b>
      <span>
        <code translate="no">{status}</code>
        {isPast && <span className={visuallyHidden}>{`, ${t('past')}`}</span>}
      </span>
      <span>{isEnd ? t('end') : owners}</span>
      <span>
        <Icon of={Eye} size={14} />
        <span className={visuallyHidden}>{`${t('seen')}${colon}`}</span>
        <span>{displayedStatus}</span>
        {screens !== '' && <span className={visuallyHidden}>{`, ${t('page')}`}</span>}
        {screens !== '' && <span>{`${colon}${screens}`}</span>}
      </span>
      {mails.map((mail) => (
        <span key={mail}>
          <Icon of={Mail} size={14} />
          <span className={visuallyHidden}>{`${t('mail')}${colon}`}</span>
          <span>{mail}</span>
        </span>
      ))}
      {exits.length > 0 && (
        <span className={css.exitList}>
          {t('alsoTo', { statuses: exits.map((exit) => exit.name).join(', ') })}
        </span>
      )}
      {node.isReachable && (
        <form method="post" action={node.action}>
          <input type="hidden" name="application" value={node.application} />
          <Button name="status" value={status} aria-label={t('goTo', { status: name })}>
            {t('go')}
          </Button>
        </form>
      )}
    </div>
  );
}

function PendingActions({ shortId, pendingActions }: Pick<FlowMapData, 'shortId' | 'pendingActions'>) {
  const t = useTexts('flow-map');
  return (
    <div className={css.pendingActions}>
      <h3>{t('waits', { id: shortId })}</h3>
      {pendingActions.length === 0 ? (
        <p>{t('nothingWaits')}</p>
      ) : (
        <ul>
          {pendingActions.map(({ name, screen, codes }) => (
            <li key={name}>
              <span>{name}</span>{' '}
              <small>
                <span>{`${screen} · `}</span>
                <code>{codes}</code>
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ProofItem({ isProven, claim, text, stuckItems, causes, markedCodes }: ProvenStatement) {
  const { language } = usePage();
  const t = useTexts('flow-map');
  const colon = useTexts('shell')('colon');
  return (
    <li className={css.provenStatement} data-holds={isProven}>
      <Icon of={isProven ? CircleCheck : TriangleAlert} size={18} />
      <div>
        <b>{claim}</b>{' '}
        <span className={visuallyHidden}>{`${isProven ? t('holds') : t('holdsInPart')}.`}</span>
        <div className={css.provenStatementText}>
          <p>{text}</p>
          {stuckItems.length > 0 && (
            <ul>
              {stuckItems.map(({ name, code, text: count }) => (
                <li key={code}>
                  <span>{name}</span> <code>{code}</code>
                  <span>{`${colon}${count}`}</span>
                </li>
              ))}
              {causes.map(({ name, code }) => (
                <li key={code}>
                  <span>{`${t('because')} ${name}`}</span> <code>{code}</code>
                </li>
              ))}
            </ul>
          )}
          {markedCodes.length > 0 && (
            <details>
              <summary>{t('marked')}</summary>
              <ul className={css.itemCodes}>
                {markedCodes.map((code) => (
                  <li key={code}>
                    <a
                      href={`/simulator/error-catalogue/${code}?lang=${language}`}
                      target="_blank"
                      rel="noopener"
                    >
                      {code}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </li>
  );
}
