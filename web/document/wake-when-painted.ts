const LONGEST_WAIT_MS = 3000
/** A phone has enough to do with the first look: pictures are decoded, the page is put on the screen. */
const FIRST_LOOK_MS = 800
// Not the moving pointer: Chromium makes a movement up for one that rests where a page appears.
const DEEDS = ['pointerdown', 'keydown', 'focusin', 'input', 'click']

/**
 * The code that fetches the page's own code: a moment after the lead picture has been painted, so that a slow phone shows
 * first and answers then. At once when somebody touches the page; without the moment on a page that has nothing to look at,
 * and for who has been here before: their cart and their name are missing on the served page. The files are run one by one
 * with a pause between them, in which the page can scroll.
 */
export function wakeWhenPainted(files: readonly string[], inOrder: readonly string[]): string {
  return [
    'const wait=(begin)=>new Promise(begin)',
    'const pause=(ms)=>wait((go)=>setTimeout(go,ms))',
    'const isKnown=()=>{try{return localStorage.length>0}catch{return false}}',
    "const lead=document.querySelector('img[fetchpriority=high]')",
    `const painted=Promise.resolve(lead?.decode()).catch(()=>{}).then(()=>wait(requestAnimationFrame)).then(()=>pause(lead&&!isKnown()?${FIRST_LOOK_MS}:0))`,
    `const touched=wait((go)=>${JSON.stringify(DEEDS)}.forEach((name)=>addEventListener(name,go,{once:true,passive:true})))`,
    `await Promise.race([painted,touched,pause(${LONGEST_WAIT_MS})])`,
    `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`,
    `for(const file of ${JSON.stringify(inOrder)}){await import(/*@vite-ignore*/file);await pause()}`,
  ].join('\n')
}
