Feature: Offer or rejection

  @CLA-14
  Scenario: The offer leads to completing the application
    Given I have applied for 250,000 euros and seen the offer
    Then the offer names its number, the rate, the monthly payment and the fee
    And the offer leads to completing the application

  @CLA-15 @CLA-14 @simulator
  Scenario Outline: <what> is shown as the lender says
    Given the lender prices with <pricing>
    When I see the offer in English
    Then the <what> reads <text>
    And the <what> is marked as <certainty>

    Examples:
      | what          | pricing                        | text                 | certainty  |
      | yearly rate   | a range from 5.90 to 7.40      | 5.90 – 7.40 %        | indicative |
      | yearly rate   | a single final rate of 6.20    | 6.20 %               | final      |
      | fee           | an indicative fee of 3750      | €3,750               | indicative |
      | fee           | a final fee of 3750            | €3,750               | final      |

  @CLA-14 @simulator
  Scenario Outline: A company without conditions is rejected kindly
    Given I visit <partner>
    When I apply as a company the lender rejects
    Then I see the rejection
    And the rejection <contacts>
    And the way back leads to "<website>"

    Examples:
      | partner      | contacts                       | website                  |
      | Lindhof Bank | names phone and e-mail         | https://lindhof.example/ |
      | Kontor Klein | names neither phone nor e-mail | /                        |

    @no-js
    Examples: Without JavaScript
      | partner      | contacts               | website                  |
      | Lindhof Bank | names phone and e-mail | https://lindhof.example/ |

  @CLA-14 @LIST-06
  Scenario: A rejected application is closed in the list
    When I apply as a company the lender rejects
    And I go to my applications
    Then my application is closed
