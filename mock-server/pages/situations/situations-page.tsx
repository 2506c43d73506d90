import { column, columns } from '../parts/columns.css';
import { type PageFormContext, PageFormProvider } from '../parts/page-forms';
import { RefusalNote, type RefusedForm } from '../parts/refusal-note';
import { ApplicationCard, type ShownApplication } from './application-card';
import { ClockCard, type ClockData } from './clock-card';
import { LibraryCard, type LibraryData } from './library-card';
import { LoadedCard, type LoadedSituation } from './loaded-card';
import { OutboxCard, type OutboxData } from './outbox-card';
import { SavedStatesCard, type SavedStatesData } from './saved-states-card';

export interface SituationsData {
  readonly actions: PageFormContext;
  readonly refusedForm: RefusedForm | null;
  readonly loadedSituation: LoadedSituation;
  readonly application: ShownApplication | null;
  readonly library: LibraryData;
  readonly clock: ClockData;
  readonly outbox: OutboxData;
  readonly savedStates: SavedStatesData;
}

export default function SituationsPage(data: SituationsData) {
  return (
    <PageFormProvider value={data.actions}>
      <main className={columns} data-columns="three" id="content" tabIndex={-1}>
        <LibraryCard {...data.library} />
        <div className={column}>
          <RefusalNote refusedForm={data.refusedForm} />
          <LoadedCard {...data.loadedSituation} />
          <ApplicationCard application={data.application} />
        </div>
        <div className={column}>
          <ClockCard {...data.clock} />
          <OutboxCard {...data.outbox} />
          <SavedStatesCard {...data.savedStates} />
        </div>
      </main>
    </PageFormProvider>
  );
}
