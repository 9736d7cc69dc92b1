const LONGEST_WAIT_MS = 2000

/**
 * The code that opens the page's own code: after the lead picture has been painted, so that a slow phone shows first and
 * answers then, or at once when somebody touches the page.
 */
export const wakeWhenPainted = (entry: string) =>
  [
    'const wait=(begin)=>new Promise(begin)',
    `const lead=document.querySelector('img[fetchpriority="high"]')`,
    'const painted=Promise.resolve(lead?.decode()).catch(()=>{}).then(()=>wait(requestAnimationFrame)).then(()=>wait(setTimeout))',
    `const touched=wait((go)=>['pointerdown','keydown','input'].forEach((name)=>addEventListener(name,go,{once:true,passive:true})))`,
    `await Promise.race([painted,touched,wait((go)=>setTimeout(go,${LONGEST_WAIT_MS}))])`,
    `await import(${JSON.stringify(entry)})`,
  ].join('\n')
