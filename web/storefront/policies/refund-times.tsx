type RefundTimesProps = { figures: { cardDays: string; upiDays: string; bankTransferDays: string } }

export function RefundTimes({ figures }: RefundTimesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Paid by</th>
          <th scope="col">In your account after</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Credit or debit card</th>
          <td>{figures.cardDays} days</td>
        </tr>
        <tr>
          <th scope="row">UPI or net banking</th>
          <td>{figures.upiDays} days</td>
        </tr>
        <tr>
          <th scope="row">Cash on delivery (by bank transfer)</th>
          <td>{figures.bankTransferDays} days</td>
        </tr>
      </tbody>
    </table>
  )
}
