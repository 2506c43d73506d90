import { buffer } from 'node:stream/consumers';
import { forwardRequest, listen, type RunningServer, sendResponse } from '../support/proxy/forward-request';

/** No real lending API has control calls. @param port 0 for any free port */
export function startApiWithoutControls(simulator: string, port = 0): Promise<RunningServer> {
  return listen(port, async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const isControl = /^\/simulator(\/|\?|$)/.test(incoming.url ?? '');
    if (isControl) outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":[{}]}');
    else {
      const { host } = incoming.headers;
      sendResponse(
        outgoing,
        await forwardRequest(simulator, incoming, { body, removedHeaders: ['x-sandbox'], host }),
      );
    }
  });
}
