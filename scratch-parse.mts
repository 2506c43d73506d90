import { createServer } from 'node:http'; import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
const h = monitorEventLoopDelay({resolution:1}); 
const s = createServer((q,a)=>{ let n=0; (q as any).push=(c:any)=>{ n++; if(c===null){a.end(String(n));} return true; }; }).listen(0, ()=>{
  const port=(s.address() as any).port; let k=0;
  const go=()=>{ h.reset(); h.enable(); const c=process.cpuUsage(); const sock=connect(port); sock.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'+'1\r\nx\r\n'.repeat(80000)+'0\r\n\r\n'); sock.on('data',()=>{}); sock.on('close',()=>{ const u=process.cpuUsage(c); console.log('max', (h.max/1e6).toFixed(1),'cpu',(u.user/1e3).toFixed(0)); if(++k<5) go(); else process.exit(); }); };
  go();
});
