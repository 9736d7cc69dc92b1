export function HomePage() {
  return <h1>Where Comfort Meets Elegance</h1>
}
