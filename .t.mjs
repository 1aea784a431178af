import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (let i=0;i<3;i++){ const c=await b.newContext({viewport:{width:390,height:844},serviceWorkers:'block',locale:'es-MX'}); const p=await c.newPage();
await p.goto('http://localhost:4301/es/hospitals?state=FL',{waitUntil:'networkidle'}); await p.waitForTimeout(1000);
await p.locator('#footer').evaluate(e=>e.scrollIntoView({behavior:'instant'})); await p.waitForTimeout(500);
const m=p.getByRole('banner').locator('summary'); await m.press('Enter'); const t0=await p.locator('#footer').evaluate(e=>e.getBoundingClientRect().top);
await p.getByRole('link',{name:'Português'}).press('Enter'); await p.waitForURL('**/pt/**');
const out=[]; for(let k=0;k<6;k++){ await p.waitForTimeout(400); out.push(await p.evaluate(()=>[Math.round(document.querySelector('#footer')?.getBoundingClientRect().top??-1), document.activeElement.tagName+'#'+document.activeElement.id])); }
console.log(t0, JSON.stringify(out)); await c.close(); }
await b.close();
