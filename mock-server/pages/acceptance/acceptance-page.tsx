import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CirclePlay from 'virtual:icon/circle-play';
import CircleX from 'virtual:icon/circle-x';
import Info from 'virtual:icon/info';
import Printer from 'virtual:icon/printer';
import { useEffect, useRef } from 'react';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { needsScripts } from '../base/needs-scripts.css';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { card, quietText } from '../parts/card.css';
import { frame, headerRow } from '../parts/frame.css';
import { notice } from '../parts/notice.css';
import { SearchForm } from '../parts/search-form';
import type {
  AcceptanceData,
  AreaLink,
  ListedArea,
  ListedRequirement,
  ListedScenario,
  ScenarioResult,
  ScenarioStep,
} from './acceptance-data';
import * as css from './acceptance-page.css';
import { ApiFidelity } from './api-fidelity';
import { openBeside } from './open-beside';

const TYPING_PAUSE_MS = 250;

export default function AcceptancePage(data: AcceptanceData) {
  const { isMissing, hasRun, links, areas, foundCount, api } = data;
  const t = useTexts('acceptance');
  const words = useTexts('pages');
  return (
    <main className={frame.wide} id="content" tabIndex={-1}>
      <div className={headerRow}>
        <div>
          <h1>{words('script')}</h1>
          <p className={quietText}>{words('scriptLead')}</p>
        </div>
        <Totals {...data} />
        {hasRun && (
          <span className={joinClassNames(css.onScreenOnly, needsScripts)}>
            <Button type="button" icon={Printer} onClick={() => print()}>
              {t('report')}
            </Button>
          </span>
        )}
      </div>
      {isMissing && (
        <p className={joinClassNames(notice, css.noteWithIcon)}>
          <Icon of={Info} size={18} />
          <span>{words('scriptMissing')}</span>
        </p>
      )}
      {!isMissing && !hasRun && (
        <p className={joinClassNames(notice, css.noteWithIcon)}>
          <Icon of={Info} size={18} />
          <span>{words('scriptNone')}</span>
        </p>
      )}
      <div className={css.areaColumns}>
        <nav className={joinClassNames(card, css.areas)} aria-label={t('areas')}>
          <ul>
            {links.map((link) => (
              <AreaItem key={link.area} {...link} hasRun={hasRun} />
            ))}
          </ul>
        </nav>
        <div className={css.list}>
          <Search {...data} />
          {foundCount === 0 && <p className={quietText}>{words('noScript')}</p>}
          {areas.map((area) => (
            <AreaSection key={area.area} {...area} hasRun={hasRun} />
          ))}
          {api && <ApiFidelity {...api} />}
        </div>
      </div>
    </main>
  );
}

function Totals({
  requirementCount,
  scenarioCount,
  passedCount,
  failedCount,
  notRunCount,
  lastRunTime,
  hasRun,
}: AcceptanceData) {
  const t = useTexts('acceptance');
  return (
    <ul className={css.totals}>
      <li>{t('requirements', { n: requirementCount })}</li>
      <li>{t('scenarios', { n: scenarioCount })}</li>
      {hasRun && (
        <>
          <li data-result="passed">{t('passed', { n: passedCount })}</li>
          <li data-result={failedCount > 0 ? 'failed' : undefined}>{t('failed', { n: failedCount })}</li>
          <li>{t('notRun', { n: notRunCount })}</li>
          {lastRunTime !== null && <li data-result="time">{t('lastRun', { when: lastRunTime })}</li>}
        </>
      )}
    </ul>
  );
}

const MARKS: Readonly<Record<ScenarioResult, IconDrawing>> = {
  passed: CircleCheck,
  failed: CircleX,
  notRun: CircleDashed,
};

function Mark({ result }: { result: ScenarioResult }) {
  return (
    <span className={css.resultMark} data-result={result}>
      <Icon of={MARKS[result]} size={16} />
    </span>
  );
}

const resultOf = ({
  failedCount,
  passedCount,
  scenarioCount,
}: Pick<AreaLink, 'failedCount' | 'passedCount' | 'scenarioCount'>): ScenarioResult =>
  failedCount > 0 ? 'failed' : passedCount === scenarioCount ? 'passed' : 'notRun';

function AreaItem({ name, href, isShown, hasRun, ...counts }: AreaLink & { hasRun: boolean }) {
  const { scenarioCount, failedCount, passedCount } = counts;
  const words = useTexts('pages');
  return (
    <li>
      <LiveLink className={css.area} href={href} aria-current={isShown ? 'true' : undefined}>
        {hasRun && <Mark result={resultOf(counts)} />}
        <span>{name}</span>
        <small>
          {failedCount > 0 ? words('passedOf', { passed: passedCount, all: scenarioCount }) : scenarioCount}
        </small>
      </LiveLink>
    </li>
  );
}

function Search({ search, keptParameters, foundCount, views, hasRun }: AcceptanceData) {
  const { show } = usePage();
  const t = useTexts('acceptance');
  const words = useTexts('pages');
  const pending = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(pending.current), []);
  const labels = { failed: words('failedRun'), notRun: words('notRun') };
  function searchAfterPause(text: string) {
    clearTimeout(pending.current);
    const query = new URLSearchParams({ ...keptParameters, ...(text !== '' && { q: text }) });
    pending.current = setTimeout(() => void show(`/simulator/script?${query}`), TYPING_PAUSE_MS);
  }
  return (
    <div className={css.search}>
      <SearchForm
        action="/simulator/script"
        keptParameters={keptParameters}
        value={search}
        label={words('searchScript')}
        placeholder={words('searchHere')}
        count={foundCount}
        onSearch={searchAfterPause}
      />
      {hasRun && (
        <nav className={css.resultViews} aria-label={t('show')}>
          {views.map(({ show: filter, href, isShown }) => (
            <LiveLink
              key={filter}
              className={css.resultView}
              href={href}
              aria-current={isShown ? 'true' : undefined}
            >
              {filter === null ? t('all') : labels[filter]}
            </LiveLink>
          ))}
        </nav>
      )}
    </div>
  );
}

function AreaSection({ name, isOpen, requirements, hasRun, ...counts }: ListedArea & { hasRun: boolean }) {
  const { scenarioCount, passedCount, failedCount } = counts;
  const t = useTexts('acceptance');
  const words = useTexts('pages');
  const ids = requirements.filter(({ id }) => id !== '').length;
  return (
    <details className={card} open={isOpen}>
      <summary className={css.areaHeader}>
        <h2>{name}</h2>
        <span className={quietText}>
          {[ids > 0 && t('requirements', { n: ids }), t('scenarios', { n: scenarioCount })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={css.areaResults} data-passed={passedCount} data-scenarios={scenarioCount}>
          {failedCount > 0 && (
            <span className={css.result} data-result="failed">
              {t('failed', { n: failedCount })}
            </span>
          )}{' '}
          {hasRun && (
            <span className={css.result} data-result={resultOf(counts)}>
              {words('passedOf', { passed: passedCount, all: scenarioCount })}
            </span>
          )}
        </span>
      </summary>
      {requirements.map((requirement) => (
        <Requirement key={requirement.id} {...requirement} hasRun={hasRun} />
      ))}
    </details>
  );
}

function Requirement({
  id,
  joinedFeatureNames: features,
  isOpen,
  listedScenarios,
  href,
  hasRun,
  ...counts
}: ListedRequirement & { hasRun: boolean }) {
  const { scenarioCount, failedCount } = counts;
  const t = useTexts('acceptance');
  const words = useTexts('pages');
  const result = resultOf(counts);
  const labels = {
    passed: words('passed'),
    failed: t('failed', { n: failedCount }),
    notRun: words('notRun'),
  };
  const head = (
    <>
      <h3>
        {id !== '' && <code>{id}</code>}
        <span className={css.features} lang="en">
          {features}
        </span>
      </h3>
      <span className={quietText}>{t('scenarios', { n: scenarioCount })}</span>
      {hasRun && (
        <span className={css.result} data-result={result}>
          <Icon of={MARKS[result]} size={14} />
          <span>{labels[result]}</span>
        </span>
      )}
    </>
  );
  if (listedScenarios === null)
    return (
      <div className={css.requirement}>
        <a className={css.requirementHeader} href={href}>
          {head}
        </a>
      </div>
    );
  return (
    <details className={css.requirement} open={isOpen} id={id || undefined}>
      <summary className={css.requirementHeader}>{head}</summary>
      <ul>
        {listedScenarios.map((scenario) => (
          <ScenarioRow
            key={scenario.key}
            scenario={scenario}
            hasRun={hasRun}
            showsFeature={scenario.feature !== features}
          />
        ))}
      </ul>
    </details>
  );
}

interface ScenarioRowProps {
  readonly scenario: ListedScenario;
  readonly hasRun: boolean;
  readonly showsFeature: boolean;
}

function ScenarioRow({ scenario, hasRun, showsFeature }: ScenarioRowProps) {
  const { key, name, feature, result, ranAt, steps } = scenario;
  const { sandbox, language, show } = usePage();
  const words = useTexts('pages');
  const labels = { passed: words('passed'), failed: words('failedRun'), notRun: words('notRun') };
  const address = `/simulator/script/${key}`;
  const query = new URLSearchParams({ ...(sandbox && { sandbox: sandbox.id }), lang: language });
  return (
    <li className={css.scenario} data-row data-result={hasRun ? result : undefined}>
      {hasRun ? <Mark result={result} /> : <span />}
      <div>
        <h4 lang="en">
          <a href={`${address}?${query}`}>{name}</a>
        </h4>
        {(hasRun || showsFeature) && (
          <p className={css.areaDescription}>
            {hasRun && <span>{ranAt === null ? labels[result] : `${labels[result]}, ${ranAt}`}</span>}
            {showsFeature && <span lang="en">{feature}</span>}
          </p>
        )}
        {steps && <Steps steps={steps} />}
      </div>
      <form
        method="post"
        action={`${address}?${new URLSearchParams({ lang: language })}`}
        onSubmit={(event) => void openBeside(event, show)}
      >
        <Button {...(steps && { icon: CirclePlay })} aria-label={`${words('follow')}: ${name}`}>
          {words('follow')}
        </Button>
      </form>
    </li>
  );
}

function Steps({ steps }: { steps: readonly ScenarioStep[] }) {
  const t = useTexts('pages');
  return (
    <ol className={css.steps}>
      {Array.from(steps.entries(), ([place, { kind, text }]) => (
        <li key={place} className={css.step}>
          <span>{t(`stepKinds.${kind}`)}</span>
          <span lang="en">{text}</span>
        </li>
      ))}
    </ol>
  );
}
