import { chromium } from 'playwright'; import http from 'node:http';
import { findBrowser } from './scripts/browser.mjs';
const found = await findBrowser('chromium');
const b = await chromium.launch({ executablePath: typeof found==='string'?found:found?.path, args:['--no-sandbox'] });
const g=globalThis; g.b=b; g.ctx=await b.newContext({viewport:{width:1366,height:820},locale:'de-DE'}); g.ctx.setDefaultTimeout(6000); g.p=await g.ctx.newPage();
g.p.on('pageerror',e=>console.log('PAGEERROR',e.message));
g.shot=async(name,full=false,pg=g.p)=>pg.screenshot({path:`/tmp/simw/${name}.png`,fullPage:full});
const AF=Object.getPrototypeOf(async function(){}).constructor;
http.createServer((q,r)=>{let s='';q.on('data',d=>s+=d);q.on('end',async()=>{const t=Date.now();try{const v=await new AF(s)();r.end(`${Date.now()-t} ms ${JSON.stringify(v,null,1)??''}\n`)}catch(e){r.end('ERR '+e.message.slice(0,900)+'\n')}})}).listen(5521);
