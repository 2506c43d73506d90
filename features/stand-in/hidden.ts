import { buffer } from 'node:stream/consumers';
import { giveOn, type Listening, listen, passOn } from '../support/proxy/pass-on';

/** Shows a simulator as other people's lending API looks: what is below `/simulator` is not there. @param port 0 for any that is free */
export function hideControls(simulator: string, port = 0): Promise<Listening> {
  return listen(port, async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const isControl = /^\/simulator(\/|\?|$)/.test(incoming.url ?? '');
    if (isControl) outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":[{}]}');
    // Called by the name it is seen under, it names its files under it too.
    else {
      const { host } = incoming.headers;
      giveOn(outgoing, await passOn(simulator, incoming, body, ['x-sandbox'], host));
    }
  });
}
