import { ERROR_STATUS } from 'contracts/api/error-codes';
import { describeFidelity } from 'contracts/fidelity/fidelity';
import type { CallDoc, Exchange, VerificationResult } from './contracts';
import type { DocPage } from './page';

export function renderContractPage({ call, exchanges, verifications, fidelity }: CallDoc): DocPage {
  return {
    path: `contracts/${call.name}.html`,
    title: call.name,
    part: 'Contracts',
    content: (
      <>
        <p>{call.summary}</p>
        <p>
          <code>
            {call.method} {call.path}
          </code>
          , for {call.access === 'user' ? 'who is logged in' : 'anyone'}; a success answers {call.status}.
        </p>
        <h2>Verified</h2>
        {verifications.length === 0 ? (
          <p>Not verified: no report of a verification is there.</p>
        ) : (
          <ul>
            {verifications.map((each) => (
              <li key={each.provider}>{formatVerification(each)}</li>
            ))}
          </ul>
        )}
        <p>Known as: {describeFidelity(fidelity)}.</p>
        <h2>Errors of its own</h2>
        {call.errors.length === 0 ? (
          <p>None beyond those that any call may give.</p>
        ) : (
          <ul>
            {call.errors.map((code) => (
              <li key={code}>
                <code>{code}</code>, {ERROR_STATUS[code]}
              </li>
            ))}
          </ul>
        )}
        <h2>Examples</h2>
        {exchanges.length === 0 && <p>The pact has none: the portal does not make this call.</p>}
        {exchanges.map((exchange) => (
          <Example key={exchange.description} exchange={exchange} />
        ))}
      </>
    ),
  };
}

export function formatVerification({ provider, verifiedAt, differences }: VerificationResult): string {
  const time = `${verifiedAt.slice(0, 16).replace('T', ' ')} UTC`;
  return differences.length === 0
    ? `Kept by ${provider}, ${time}`
    : `Not kept by ${provider}, ${time}: ${differences.join('; ')}`;
}

function Example({ exchange: { description, providerStates, request, response } }: { exchange: Exchange }) {
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString();
  return (
    <details>
      <summary>
        {description}: {response.status}
      </summary>
      {providerStates && <p>Given {providerStates.map(({ name }) => name).join(', ')}</p>}
      <pre>
        {request.method} {request.path}
        {query && `?${query}`}
        {bodyOf(request.body?.content)}
      </pre>
      <pre>
        {response.status}
        {bodyOf(response.body?.content)}
      </pre>
    </details>
  );
}

const bodyOf = (content: unknown) => (content === undefined ? '' : `\n\n${JSON.stringify(content, null, 2)}`);
