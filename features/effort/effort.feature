Feature: Effort from the request to the submission
  `npm run effort` prints the numbers. They may shrink, but not grow.

  A click is a pressed button, link or suggestion, a chosen file, a radio button or a checkbox. A field is typed or chosen from a
  list. A page change by hand is a link of a navigation.

  @CLA-14 @OVER-05 @OVER-07 @needs-mail
  Scenario: A customer whose company is in the register needs few clicks and fields
    When I go from the start to the offer for the known company "Metallbau Brandt GmbH"
    Then that takes at most:
      | forms                | 4  |
      | clicks               | 7  |
      | fields               | 5  |
      | dialogs              | 0  |
      | page changes by hand | 0  |
      | screens              | 6  |
    When I go from the offer to the submission with one representative and four files
    Then that takes at most:
      | forms                | 4  |
      | clicks               | 10 |
      | fields               | 10 |
      | dialogs              | 0  |
      | page changes by hand | 0  |
      | screens              | 7  |
