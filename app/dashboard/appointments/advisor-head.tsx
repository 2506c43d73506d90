import { Avatar } from 'ui/records/avatar';
import { meta } from 'ui/theme/text.css';
import * as css from './appointment.css';
import type { Advisor } from './appointment-view.server';

export function AdvisorHead({ id, advisor }: { id: string; advisor: Advisor }) {
  return (
    <div className={css.advisor}>
      {advisor.avatar ? (
        <img src={advisor.avatar} alt="" className={css.portrait} />
      ) : (
        <Avatar of={advisor.name} size="l" />
      )}
      <div>
        <h2 id={id}>{advisor.name}</h2>
        {advisor.role && <p className={meta}>{advisor.role}</p>}
      </div>
    </div>
  );
}
