import Clapperboard from 'virtual:icon/clapperboard';
import GitBranch from 'virtual:icon/git-branch';
import { LiveForm } from '../live/live-form';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { quietText } from '../parts/card.css';
import { frame, headerRow } from '../parts/frame.css';
import { LabelledSelect } from '../parts/labelled-select';
import { notice as noticeStyle } from '../parts/notice.css';
import { segment, segments } from '../parts/segments.css';
import { addWorldToHref } from '../shell/navigation-items';
import { FlowMap } from './flow-map';
import type { HistoryData } from './history-data';
import * as css from './history-page.css';
import { Timeline } from './timeline';

export default function HistoryPage({
  notice,
  branches,
  compareHref,
  applications,
  application,
  timeline,
  map,
  actions,
}: HistoryData) {
  const page = usePage();
  const t = useTexts('history');
  return (
    <main className={frame.wide} id="content" tabIndex={-1}>
      <div className={headerRow}>
        <div>
          <h1>{t('title')}</h1>
          <p className={quietText}>{t('lead')}</p>
        </div>
        {branches.length > 0 && (
          <nav className={segments} aria-label={t('branches')}>
            {branches.map(({ id, name, href, isShown }) => (
              <a key={id} className={segment} href={href} aria-current={isShown ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <ButtonLink icon={Clapperboard} href={addWorldToHref('/simulator/film', page)}>
          {t('toFilm')}
        </ButtonLink>
        {compareHref !== null && (
          <ButtonLink icon={GitBranch} href={compareHref}>
            {t('compare')}
          </ButtonLink>
        )}
      </div>
      {notice && (
        <p
          className={noticeStyle}
          data-tone={notice.isError ? 'bad' : undefined}
          role={notice.isError ? 'alert' : 'status'}
          id="notice"
          tabIndex={-1}
        >
          {notice.text}
        </p>
      )}
      {applications.length > 1 && <ApplicationChoice applications={applications} application={application} />}
      <Timeline {...timeline} actions={actions} />
      {map ? <FlowMap {...map} action={actions.status} /> : <p className={quietText}>{t('noApplication')}</p>}
    </main>
  );
}

function ApplicationChoice({ applications, application }: Pick<HistoryData, 'applications' | 'application'>) {
  const { sandbox, language } = usePage();
  const t = useTexts('history');
  return (
    <LiveForm className={css.row} method="get" action="/simulator/course">
      <input type="hidden" name="sandbox" value={sandbox?.id} />
      <input type="hidden" name="lang" value={language} />
      <LabelledSelect
        key={application}
        name="application"
        label={t('application')}
        labelClass={quietText}
        defaultValue={application ?? undefined}
        choices={applications.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button>{t('show')}</Button>
    </LiveForm>
  );
}
