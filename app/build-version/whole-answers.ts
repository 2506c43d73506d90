import { STATUS_HEADER } from './build-header';
import { isForRouter, pathOf } from './router-request';

/**
 * The `fetch` of a page whose router gets an answer once all of it has arrived, with the status that `STATUS_HEADER` names. By itself Remix begins to decode what has
 * come: a connection that breaks off in the middle is then an error of the page, which loses what is typed, in place of
 * one of the request; and a navigation that is given up in the middle writes an error to the console.
 *
 * @throws TypeError as of a connection that is lost, for an answer that came in part
 */
export function wholeAnswers(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (!isForRouter(pathOf(input))) return answer;
    const text = await answer.clone().text();
    // Some browsers take for whole what was cut off.
    if (isData(answer) && !text.endsWith('\n')) throw new TypeError('cut off');
    const status = answer.headers.get(STATUS_HEADER);
    return status ? new Response(text, { status: Number(status), headers: answer.headers }) : answer;
  };
}

/** Remix's encoding of data: lines of JSON, each with its end. */
function isData({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/x-script') ?? false;
}
