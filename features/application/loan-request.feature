Feature: Requested financing

  Background:
    Given I am at the loan request

  @CLA-02 @plain
  Scenario: The form offers the partner's loan types
    Then the loan type can be:
      | working_capital    |
      | object_financing   |
      | material_financing |
      | factoring          |
      | general_liquidity  |
      | project_financing  |
      | real_estate        |
      | tlb                |
      | other              |

  @CLA-02 @CLA-03 @CLA-04 @CLA-05
  Scenario: The form asks for the amount first, with sliders unless the partner allows typed amounts
    Then I am asked in this order:
      | amount    |
      | duration  |
      | loan type |
      | purpose   |
    And amount and duration can only be chosen with the slider
    When I switch to working capital
    Then the next amount after 100,000 is 105,000 and the next duration after 24 is 26 months

  @CLA-02
  Scenario Outline: Rare loan types are hidden at first, <how>
    Then I see these loan types:
      | working_capital    |
      | object_financing   |
      | material_financing |
      | factoring          |
    When I switch to real estate
    Then I see the loan type real_estate too

    Examples:
      | how             |
      | with JavaScript |

    @phone @no-js
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @CLA-02 @CLA-03 @CLA-04 @plain
  Scenario: The loan form has default values
    Then the amount is 100,000 and the duration 48 months

  @CLA-03 @CLA-04
  Scenario: Ranges of amount and duration depend on the loan type
    When I switch to general liquidity
    Then amounts from 15,000 to 500,000 and durations from 12 to 60 months are on offer
    When I switch to material financing
    Then amounts from 50,000 to 500,000 and durations from 12 to 60 months are on offer
    When I switch to working capital
    Then amounts from 50,000 to 500,000 and durations from 12 to 60 months are on offer
    When I switch to a bullet loan
    Then amounts from 20,000 to 500,000 and durations from 3 to 24 months are on offer

  @CLA-03 @CLA-04 @no-js
  Scenario Outline: A button updates the ranges of <loan type> without JavaScript
    When I switch to <loan type>
    And I fill in the purpose "other"
    And I fill in the purpose description "Ein neues Hallendach"
    And I choose to see the terms of this financing
    Then the amounts to choose from go from <least> to 500,000 and the durations from <shortest> to <longest> months
    And the purpose description still reads "Ein neues Hallendach"

    Examples:
      | loan type         | least  | shortest | longest |
      | general liquidity | 15,000 | 12       | 60      |
      | object financing  | 15,000 | 12       | 60      |
      | other             | 15,000 | 12       | 60      |
      | real estate       | 15,000 | 12       | 60      |
      | project financing | 50,000 | 12       | 60      |
      | a bullet loan     | 20,000 | 3        | 24      |

  @CLA-03 @CLA-04
  Scenario: Another loan type's range adjusts a value, and switching back restores it
    When I switch to a bullet loan
    Then the duration reads "24"
    When I switch to general liquidity
    And I fill in the amount "15000"
    And I switch to a bullet loan
    Then the amount reads "20000"
    And the duration reads "24"
    When I switch to general liquidity
    Then the amount reads "15000"
    And the duration reads "48"

  @CLA-03 @CLA-04 @no-js
  Scenario: Without JavaScript, another loan type's range adjusts a value, and switching back restores it
    When I switch to general liquidity
    And I choose to see the terms of this financing
    And I fill in the amount "15000"
    And I switch to a bullet loan
    And I choose to see the terms of this financing
    Then the amount reads "20000"
    And the duration reads "24"
    When I fill in the amount "30000"
    And I switch to general liquidity
    And I choose to see the terms of this financing
    Then the amount reads "30000"
    And the duration reads "48"

  @CLA-03 @CLA-04 @CLA-05
  Scenario Outline: The server rejects a value that the slider does not offer: the <detail> <entry>
    When I send the <detail> as "<entry>"
    Then the <detail> is refused in the answer

    @plain
    Examples:
      | detail   | entry  |
      | amount   | 10000  |
      | amount   | 505000 |
      | duration | 10     |
      | duration | 62     |

  @CLA-06 @plain
  Scenario: The loan form offers ten purposes, from operating expenses to "other"
    Then the purpose can be:
      | operating_expenses           |
      | order_pre_financing          |
      | inventory_expansion          |
      | machinery_or_equipment       |
      | it_and_software              |
      | business_expansion           |
      | receivables_bridge_financing |
      | debt_restructuring           |
      | commercial_real_estate       |
      | other                        |

  @CLA-06 @plain
  Scenario: A loan request without a purpose is rejected
    When I ask for working capital without the purpose
    Then the purpose is refused

  @CLA-06
  Scenario Outline: A description of another purpose with <length> characters is <verdict>
    When I ask for working capital but state the purpose description as a text of <length> characters
    Then the purpose description is <verdict>

    Examples:
      | length | verdict  |
      | 0      | refused  |

    @plain
    Examples:
      | length | verdict  |
      | 29     | refused  |
      | 30     | accepted |
      | 700    | accepted |
      | 701    | refused  |

  @CLA-06 @plain
  Scenario: A listed purpose needs no description
    When I ask for 100,000 euros of working capital over 48 months
    Then I arrive at the company name
