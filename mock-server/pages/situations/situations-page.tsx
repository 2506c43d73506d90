import { column, columns } from '../parts/columns.css';
import { type PageActions, PageActionsProvider } from '../parts/page-actions';
import { RefusalNote, type RefusedForm } from '../parts/refusal-note';
import { ApplicationCard, type ShownApplication } from './application-card';
import { type Clock, ClockCard } from './clock-card';
import { type Library, LibraryCard } from './library-card';
import { LoadedCard, type LoadedSituation } from './loaded-card';
import { type Outbox, OutboxCard } from './outbox-card';
import { type SavedStates, SavedStatesCard } from './saved-states-card';

export interface SituationsData {
  readonly actions: PageActions;
  readonly refused: RefusedForm | null;
  readonly loaded: LoadedSituation;
  readonly application: ShownApplication | null;
  readonly library: Library;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly saved: SavedStates;
}

export default function SituationsPage(data: SituationsData) {
  return (
    <PageActionsProvider value={data.actions}>
      <main className={columns} data-columns="three" id="content" tabIndex={-1}>
        <LibraryCard {...data.library} />
        <div className={column}>
          <RefusalNote refused={data.refused} />
          <LoadedCard {...data.loaded} />
          <ApplicationCard application={data.application} />
        </div>
        <div className={column}>
          <ClockCard {...data.clock} />
          <OutboxCard {...data.outbox} />
          <SavedStatesCard {...data.saved} />
        </div>
      </main>
    </PageActionsProvider>
  );
}
