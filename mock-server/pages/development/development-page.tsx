import { useTexts } from '../live/page-context';
import { column, columns } from '../parts/columns.css';
import { type PageFormContext, PageFormProvider } from '../parts/page-forms';
import { RefusalNote, type RefusedForm } from '../parts/refusal-note';
import { ToolsCard, type ToolsData } from '../parts/tools-card';
import { type Faults, FaultsCard } from './faults-card';
import { type MagicValue, MagicValuesCard } from './magic-values-card';
import { type RequestLog, RequestLogCard } from './request-log-card';

export interface DevelopmentData {
  readonly actions: PageFormContext;
  readonly refusedForm: RefusedForm | null;
  readonly requests: RequestLog;
  readonly magicValues: readonly MagicValue[];
  readonly tools: ToolsData;
  readonly faults: Faults;
}

export default function DevelopmentPage(data: DevelopmentData) {
  const t = useTexts('pages');
  return (
    <PageFormProvider value={data.actions}>
      <main className={columns} data-columns="two" id="content" tabIndex={-1}>
        <div className={column}>
          <h1>{t('tools')}</h1>
          <RefusalNote refusedForm={data.refusedForm} />
          <RequestLogCard {...data.requests} />
          <MagicValuesCard values={data.magicValues} />
        </div>
        <div className={column}>
          <ToolsCard {...data.tools} />
          <FaultsCard {...data.faults} />
        </div>
      </main>
    </PageFormProvider>
  );
}
