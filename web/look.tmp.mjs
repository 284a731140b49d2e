import { chromium } from '@playwright/test';
const [,, path, name, theme='dark', lang='fr-FR'] = process.argv;
const base = process.env.BASE ?? 'http://127.0.0.1:15173';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic'] });
for (const [n,w,h,m] of [['desktop',1440,900,false],['phone',390,844,true]]) {
  const c = await b.newContext({ viewport:{width:w,height:h}, isMobile:m, hasTouch:m, locale:lang, colorScheme:theme });
  const p = await c.newPage(); p.on('pageerror',e=>console.log(n,'ERR',e.message)); p.on('console',l=>{if(l.type()==='error')console.log(n,l.text())});
  await p.goto(base+path); await p.waitForTimeout(1500);
  await p.screenshot({path:`/tmp/web/look/${name}-${n}.png`, fullPage: process.env.FULL==='1'});
}
await b.close();
